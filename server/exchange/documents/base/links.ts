const bare = (text: string): string => text.replaceAll(/^https?:\/\/|[\s().-]|\/$/gi, '');

/** Returns the address of a link as it is read, or undefined for one that its words say already. */
export function addressOf(address: string, words: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):(.*)$/is.exec(address) ?? [];
  const plain = /^http/i.test(scheme) ? address : rest;
  return plain === '' || bare(words).includes(bare(plain)) ? undefined : plain;
}
