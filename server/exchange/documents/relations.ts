import { posix } from 'node:path';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** The target of a relation in an office file: another part of it, or something outside. */
export type Relation = {
  /** 'image', 'header': the last word of its type. */
  readonly type: string;
  /** The name of the part in the file; undefined for a target outside. */
  readonly part?: string;
  /** The address of a target outside. */
  readonly address?: string;
};

/** Returns the targets that a part names, by its ids for them; empty if it has none. */
export function relationsOf(zip: Zip, part: string): ReadonlyMap<string, Relation> {
  const { dir, base } = posix.parse(part);
  const relations = new Map<string, Relation>();
  const bytes = zip.part(posix.join(dir, '_rels', `${base}.rels`));
  if (!bytes) return relations;
  readXml(bytes, {
    open: (name, { Id = '', Target = '', Type = '', TargetMode = '' }) => {
      if (name !== 'Relationship') return;
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      const named =
        TargetMode === 'External'
          ? { address: Target }
          : { part: posix.resolve('/', dir, Target).slice(1) };
      relations.set(Id, { type, ...named });
    },
  });
  return relations;
}
