/** The stylesheet of a file of evidence, on a screen and on paper. */
export const LOOK = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; --quiet: light-dark(#4b5563, #b6bdc9); --line: light-dark(#d5d9e0, #3d4450); --paper: light-dark(#fff, #15181d); --good: light-dark(#0b5d33, #7fe0a8); --bad: light-dark(#a01515, #ffb0a8); }
body { margin: 0 auto; padding: 1rem; max-width: 48rem; background: var(--paper); overflow-wrap: anywhere; }
#verdict { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-inline-start-width: .5rem; border-radius: .5rem; font-weight: 600; }
#verdict[data-tone=good] { color: var(--good); border-color: currentcolor; }
#verdict[data-tone=bad] { color: var(--bad); border-color: currentcolor; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; }
ol, dl { margin: 0; padding: 0; list-style: none; }
li, dl > div { padding: .5rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
li { display: grid; grid-template-columns: 10rem 1fr; gap: 0 1rem; }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1rem; }
dt, .quiet { color: var(--quiet); }
dd { margin: 0; }
dd, li p { white-space: pre-line; }
time { display: block; font-variant-numeric: tabular-nums; }
code { font-size: .875rem; }
img { display: block; max-width: 100%; max-height: 20rem; margin-top: .5rem; border-radius: .5rem; }
@media (max-width: 30rem) { li, dl > div { grid-template-columns: 1fr; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; } }
`;
