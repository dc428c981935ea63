import { posix } from 'node:path';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A relation in an office file. It leads to another part of the file or to something outside of it. */
export type Relation = {
  /** The last word of the relation's type, such as 'image' or 'header'. */
  readonly type: string;
  /** The name of the part in the file; undefined if the relation leads outside. */
  readonly part?: string;
  /** The address of something outside the file. */
  readonly address?: string;
};

/** Returns the relations of a part by the ids that the part uses for them; empty if it has none. */
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
