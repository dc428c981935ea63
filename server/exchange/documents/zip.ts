import { inflateRawSync } from 'node:zlib';
import { Refused } from './base/refused.ts';

/** The bytes that the parts of a document may have after unpacking, counting all parts that are read together. */
const UNPACKED = 32 * 1024 * 1024;
const ENTRIES = 5_000;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The bytes of the longest comment that may follow the end record, and of the record itself. */
const BEHIND = 0xffff + 22;

type Entry = { method: number; flags: number; packed: number; unpacked: number; at: number };

/** Runs a read, and refuses the file if it is cut off and the read would go past its end. */
function within<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new Refused('DAMAGED') : error;
  }
}

function entriesOf(file: Buffer): ReadonlyMap<string, Entry> {
  const from = Math.max(0, file.length - BEHIND);
  let end = -1;
  for (let at = file.length - 22; at >= from && end < 0; at -= 1) {
    if (file.readUInt32LE(at) === END) end = at;
  }
  if (end < 0) throw new Refused('DAMAGED');
  const count = file.readUInt16LE(end + 10);
  if (count > ENTRIES) throw new Refused('TOO_MUCH');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== CENTRAL) throw new Refused('DAMAGED');
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place));
    const begins = at + 46;
    const ends = begins + (name ?? 0);
    entries.set(file.toString('utf8', begins, ends), {
      flags: file.readUInt16LE(at + 8),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    });
    at = ends + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function unpack(
  file: Buffer,
  { method, flags, packed, unpacked, at }: Entry,
  room: number,
): Buffer {
  // The stated size is checked before anything is unpacked, and is then the limit.
  if (unpacked > room) throw new Refused('TOO_LARGE');
  if (flags & 1) throw new Refused('OLD_WORD');
  if (file.readUInt32LE(at) !== LOCAL) throw new Refused('DAMAGED');
  const begins = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(begins, begins + packed);
  if (method === 0) return bytes;
  if (method !== 8) throw new Refused('DAMAGED');
  try {
    return inflateRawSync(bytes, { maxOutputLength: room });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new Refused(code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'DAMAGED');
  }
}

/** The parts of a zip file by name. A part is unpacked when somebody asks for it, and all together may have 32 MB. */
export type Zip = {
  readonly has: (name: string) => boolean;
  /** Returns the bytes of a part; undefined if there is none. */
  readonly part: (name: string) => Buffer | undefined;
};

/** Opens a zip file. It refuses a file that is damaged or has more parts than a document has. */
export function openZip(file: Buffer): Zip {
  const entries = within(() => entriesOf(file));
  let room = UNPACKED;
  return {
    has: (name) => entries.has(name),
    part: (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const bytes = within(() => unpack(file, entry, room));
      room -= bytes.length;
      return bytes;
    },
  };
}
