/** A step that a careful person would make of a document; `to` has the numbers of steps, from 1, or 'end': each is right. */
export type ExpectedStep = {
  readonly number: string;
  readonly kind: 'do' | 'yes/no' | 'choice' | 'say';
  readonly words: string;
  readonly answers: readonly { readonly name: string; readonly to: readonly string[] }[];
};

export type ExpectedProcedure = {
  readonly title: string;
  readonly steps: readonly ExpectedStep[];
  /** The first words of what is left out below it. */
  readonly out: readonly string[];
};

/** The outcome that a document should have. */
export type Outcome = {
  readonly procedures: readonly ExpectedProcedure[];
  readonly out: readonly string[];
  readonly contacts: readonly string[];
};

function stepIn(line: string): ExpectedStep | undefined {
  const [, number = '', kind = '', rest = ''] =
    /^(\w+)\s+(do|yes\/no|choice|say):\s*(.*)$/.exec(line) ?? [];
  if (number === '') return undefined;
  const parts = (
    kind === 'do' ? rest.replace(/\s*(?:\|\s*)?-> (\w+(?: or \w+)*)$/, ' | -> $1') : rest
  ).split(' | ');
  const first = parts.findIndex((part) => /(?:^| )-> /.test(part));
  const asked = first < 0 ? parts : parts.slice(0, first);
  const answers = first < 0 ? [] : parts.slice(first);
  return {
    number,
    kind: kind as ExpectedStep['kind'],
    words: asked.join(' | '),
    answers: answers.map((part) => {
      const [name = '', to = ''] = ` ${part}`.split(' -> ');
      return { name: name.trim(), to: to.trim().split(' or ') };
    }),
  };
}

/** Reads the outcome beside a document; docs in tools/documents/README.md. */
export function readOutcome(text: string): Outcome {
  const procedures: { title: string; steps: ExpectedStep[]; out: string[] }[] = [];
  const beside: Record<'out' | 'contacts', string[]> = { out: [], contacts: [] };
  let drawer: 'out' | 'contacts' | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^# (out|contacts)\s*$/.exec(line) ?? [];
    const procedure = procedures.at(-1);
    const step = drawer ? undefined : stepIn(line.trim());
    if (name !== undefined) drawer = name as 'out' | 'contacts';
    else if (line.trim() === '') continue;
    else if (drawer) beside[drawer].push(line.trim());
    else if (line.startsWith('= ')) procedures.push({ title: line.slice(2), steps: [], out: [] });
    else if (line.startsWith('~ ')) procedure?.out.push(line.slice(2));
    else if (step) procedure?.steps.push(step);
    else if (procedure && /^\s*\+ /.test(line)) {
      const last = procedure.steps.pop();
      const more = line.trim().slice(2);
      if (last) procedure.steps.push({ ...last, words: `${last.words}\n${more}` });
    } else throw new Error(`This line of an outcome says nothing known: ${line}`);
  }
  return { procedures, ...beside };
}
