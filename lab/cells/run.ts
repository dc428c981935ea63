// Usage: npm run cells -- 20 [--seconds 21] [--rounds 3]        tries all of it with so many cells, and prints what came of it
//        npm run cells -- create NAME --host HOST [--database postgres://…] [--listen PORT]
//        npm run cells -- list | update [NAME …] | backup [NAME …] | start [NAME …] | stop [NAME …]
//        npm run cells -- move NAME --to DIR [--listen PORT]
//        npm run cells -- remove NAME [--confirm NAME]
// Cells on loopback, each a process and a database of its own, behind one nginx: --folder ./cells says where they are
// kept, --port 3090 where the nginx listens (docs/cells.md).
import { parseArgs } from 'node:util';
import { cellsIn, type Cells } from './cells.ts';
import type { Cell } from './table.ts';
import { tryCells } from './trial.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'cells' },
    port: { type: 'string', default: '3090' },
    host: { type: 'string' },
    database: { type: 'string' },
    listen: { type: 'string' },
    to: { type: 'string' },
    confirm: { type: 'string' },
    seconds: { type: 'string', default: '21' },
    rounds: { type: 'string', default: '3' },
  },
});
const [command = '', ...names] = positionals;
const listen = values.listen === undefined ? undefined : Number(values.listen);
const say = (text: string) => console.log(text);

/** Returns the cells of these names, all if none is named. */
function chosen({ table }: Cells): Cell[] {
  return names.length === 0 ? table.list() : names.map(table.find);
}

function named({ table }: Cells): Cell {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0)
    throw new Error(`${command} takes the name of one cell.`);
  return table.find(name);
}

function list({ table, processes }: Cells): void {
  for (const cell of table.list()) {
    const pid = processes.pidOf(cell);
    const state = pid === undefined ? 'stopped' : `process ${pid}`;
    const where = cell.settings['DATABASE_URL'] === undefined ? cell.dataDir : 'PostgreSQL';
    say(`${cell.name}\t${cell.host}\t${cell.port}\t${state}\t${where}`);
  }
}

const COMMANDS: Readonly<Record<string, (cells: Cells) => Promise<void>>> = {
  create: async (cells) => {
    const [name = ''] = names;
    const host = values.host ?? `${name}.localhost`;
    const wanted = { name, host, port: listen, databaseUrl: values.database };
    const cell = await cells.create(wanted);
    say(`${cell.name} is at http://${cell.host}:${cells.proxy.port}.`);
    say(`Its administrator's password stands in ${cells.processes.logFile(cell)}, this once.`);
  },
  list: async (cells) => await Promise.resolve(list(cells)),
  update: async (cells) => {
    await cells.update(chosen(cells), ({ name }) => say(`${name} is updated.`));
  },
  backup: async (cells) => {
    for (const cell of chosen(cells))
      say(`${cell.name} is backed up in ${await cells.backUp(cell)}.`);
  },
  start: async (cells) => {
    for (const cell of chosen(cells)) await cells.start(cell);
    await cells.proxy.start();
    list(cells);
  },
  stop: async (cells) => {
    if (names.length === 0) await cells.stop();
    else for (const cell of chosen(cells)) await cells.processes.stop(cell);
    list(cells);
  },
  move: async (cells) => {
    if (values.to === undefined) throw new Error('--to names the folder that it goes to.');
    const cell = await cells.move(named(cells), { dataDir: values.to, port: listen });
    say(`${cell.name} is in ${cell.dataDir}; the former folder is kept beside where it was.`);
  },
  remove: async (cells) => {
    const cell = named(cells);
    if (values.confirm !== cell.name) {
      const ask = `npm run cells -- remove ${cell.name} --confirm ${cell.name}`;
      throw new Error(`This removes ${cell.name} with all its records but a last backup: ${ask}`);
    }
    say(`${cell.name} is removed. Its last backup is ${await cells.remove(cell)}.`);
  },
};

try {
  const run = COMMANDS[command];
  if (/^\d+$/.test(command)) {
    const plan = {
      cells: Number(command),
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
    };
    process.exitCode = (await tryCells(plan, say)).holds ? 0 : 1;
  } else if (run) await run(cellsIn(values.folder, Number(values.port)));
  else throw new Error(`npm run cells -- 20, or one of ${Object.keys(COMMANDS).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
