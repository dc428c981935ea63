import { useDeferredValue, useState } from 'react';
import { allExamples } from '#kit/all-examples.ts';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { SearchBox } from '#kit/controls/search-box/SearchBox.tsx';
import { Logo } from '../../base/Logo.tsx';
import { openMessages } from '../messages.ts';
import { chooseScheme } from '../../base/scheme.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { Foundations, Section, idOf } from './Foundations.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Switches, brandOf, useTheme, type Theme } from './theme.tsx';
import type { ComponentExamples } from '#kit/base/example.ts';
import classes from './KitchenSinkPage.module.css';

const words = openMessages.kitchenSink;
const foundations = [words.colours, words.type, words.space, words.categories];

/** The page with every component in every state, drawn from the kit's examples (KIT-1). */
export const KitchenSinkPage = () => {
  usePageTitle(words.title);
  const { theme, scheme, setTheme } = useTheme();
  const [phone, setPhone] = useState(false);
  const [phonePage, setPhonePage] = useState<Document>();
  const [search, setSearch] = useState('');
  // Typing comes first, because hundreds of examples are drawn again.
  const searched = useDeferredValue(search);
  const components = filterComponents(allExamples, searched);
  const brand = brandOf(theme);

  const ofTheme = (label: string, member: keyof Theme) => ({
    label,
    on: theme[member],
    onChange: (on: boolean) => setTheme({ [member]: on }),
  });
  const entry = (name: string) => (
    <li key={name}>
      <a
        href={`#${idOf(name)}`}
        onClick={(event) => {
          if (!phonePage) return;
          event.preventDefault();
          phonePage.getElementById(idOf(name))?.scrollIntoView();
        }}
      >
        {name}
      </a>
    </li>
  );
  const sheets = (
    <div className={classes.sheets}>
      {searched.trim() === '' && <Foundations />}
      {components.map(({ name, ...component }) => (
        <Section key={name} name={name}>
          <States {...component} />
        </Section>
      ))}
      {components.length === 0 && (
        <EmptyState title={words.noResults}>{words.noResultsText(searched)}</EmptyState>
      )}
    </div>
  );

  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <p className={classes.brand}>
          <span className={classes.logo}>
            <Logo logo={brand.logo} />
          </span>
          {brand.name}
        </p>
        <SearchBox large placeholder={words.search} searchText={search} onChange={setSearch} />
        <nav aria-label={words.components} className={classes.index}>
          {searched.trim() === '' && (
            <>
              <p className={classes.group}>{words.foundations}</p>
              <ul>{foundations.map(entry)}</ul>
            </>
          )}
          <p className={classes.group} aria-live="polite">
            {words.shown(components.length)}
          </p>
          <ul>{components.map(({ name }) => entry(name))}</ul>
        </nav>
      </aside>
      <main className={classes.main}>
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.text}>{words.text}</p>
        <Switches
          switches={[
            {
              label: words.scheme,
              on: scheme === 'dark',
              onChange: (dark) => chooseScheme(dark ? 'dark' : 'light'),
            },
            ofTheme(words.shape, 'square'),
            ofTheme(words.direction, 'rightToLeft'),
            ofTheme(words.secondBrand, 'secondBrand'),
            { label: words.phone, on: phone, onChange: setPhone },
          ]}
        />
        {phone ? (
          <PhoneFrame
            title={words.phone}
            theme={theme}
            scheme={scheme}
            inside={phonePage}
            onPage={setPhonePage}
          >
            {sheets}
          </PhoneFrame>
        ) : (
          sheets
        )}
      </main>
    </div>
  );
};

/** Every state of a component under its name: its examples, in turn. */
const States = ({ examples, wide }: Omit<ComponentExamples, 'name'>) => (
  <div className={classes.states} data-wide={wide}>
    {Object.entries(examples).map(([state, Example]) => (
      <div key={state} className={classes.state}>
        <h3 className={classes.caption}>{state}</h3>
        <div className={classes.drawn}>
          <Example />
        </div>
      </div>
    ))}
  </div>
);

const has = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().toLowerCase());

/** Returns the components whose name has the searched text, with all their states; of the others, only the states that have it. */
function filterComponents(all: readonly ComponentExamples[], search: string): ComponentExamples[] {
  return all.flatMap((component) => {
    if (has(component.name, search)) return [component];
    const states = Object.entries(component.examples).filter(([state]) => has(state, search));
    return states.length === 0 ? [] : [{ ...component, examples: Object.fromEntries(states) }];
  });
}
