import { LogOut } from '#kit/icon/drawings/actions/log-out.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { Moon } from '#kit/icon/drawings/signs/moon.ts';
import { Sun } from '#kit/icon/drawings/signs/sun.ts';
import { Icon } from '#kit/icon/Icon.tsx';

const drawings = { feedback: MessageSquare, dark: Moon, light: Sun, logout: LogOut } as const;

/** Beside an entry of the menu: nobody sees one with the first paint. */
export const EntryIcon = ({ of }: { of: keyof typeof drawings }) => <Icon icon={drawings[of]} />;
