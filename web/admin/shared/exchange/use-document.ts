import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { dayOf } from '#core/base/day.ts';
import { LIMITS } from '#core/base/limits.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { newKey } from '../../../base/device.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { keyOfImport, printOf } from './document-print.ts';
import { readDocument } from './exchange-api.ts';
import { exchangeMessages as words } from './messages.ts';
import { openDocument } from './opened-document.ts';

/** Returns true if Export made the file, by its name or its beginning: it is then imported as it is, and not turned into issues. */
export async function isExportedFile(file: File): Promise<boolean> {
  const isNamed = /\.json$/i.test(file.name) || file.type === 'application/json';
  return isNamed || /^\s*\{\s*"/.test(await file.slice(0, 200).text());
}

/** Reads a document on the server, and opens the page that shows it (IMPORT-9). */
export function useDocument() {
  const [, navigate] = useLocation();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isGone = useRef(false);

  const read = async (name: string, file: Blob): Promise<void> => {
    setProblem(undefined);
    if (file.size > LIMITS.documentBytes) {
      setProblem(words.documentTooLarge(LIMITS.documentBytes / 1024 / 1024));
      return;
    }
    setReading(true);
    try {
      const source = await readDocument(name, file);
      if (isGone.current) return;
      const title = name.replace(/\.[^.]*$/, '') || words.pastedName;
      const print = printOf(source);
      const key = keyOfImport(print, dayOf(new Date()), []);
      await openDocument({ name: title, source, print, key, contactsKey: newKey() });
      navigate(adminPaths.import);
    } catch (error) {
      setProblem(reasonIn(error) || words.notRead);
    } finally {
      setReading(false);
    }
  };
  return {
    isReading,
    problem,
    read,
    leave: () => {
      isGone.current = true;
    },
  };
}
