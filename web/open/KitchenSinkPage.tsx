import { useState } from 'react';
import { allExamples } from '#kit/all-examples.ts';
import { Toggle } from '#kit/toggle/Toggle.tsx';
import { messages } from '../messages.ts';
import { chooseScheme, useScheme } from '../scheme.ts';
import { usePageTitle } from '../title.ts';
import classes from './KitchenSinkPage.module.css';

const words = messages.kitchenSink;
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Every component in every state: a loop over the kit's examples (spec 2: no product behaviour). */
export const KitchenSinkPage = () => {
  usePageTitle(words.title);
  const scheme = useScheme();
  const [square, setSquare] = useState(document.documentElement.dataset.shape === 'square');
  const setShape = (isSquare: boolean): void => {
    document.documentElement.dataset.shape = isSquare ? 'square' : 'rounded';
    setSquare(isSquare);
  };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{words.title}</h1>
          <p>{words.text}</p>
        </div>
        <div className={classes.switches}>
          <Toggle
            label={words.scheme}
            checked={scheme === 'dark'}
            onChange={(dark) => chooseScheme(dark ? 'dark' : 'light')}
          />
          <Toggle label={words.shape} checked={square} onChange={setShape} />
        </div>
      </header>
      <nav aria-label={words.components} className={classes.index}>
        {allExamples.map(({ name }) => (
          <a key={name} href={`#${idOf(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className={classes.components}>
        {allExamples.map(({ name, examples }) => (
          <section key={name} id={idOf(name)} className={classes.component} aria-label={name}>
            <h2 className={classes.name}>{name}</h2>
            <div className={classes.states}>
              {Object.entries(examples).map(([state, Example]) => (
                <div key={state} className={classes.state}>
                  <p className={classes.caption}>{state}</p>
                  <div className={classes.drawing}>
                    <Example />
                  </div>
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
};
