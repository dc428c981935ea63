const bare = (text: string): string => text.replaceAll(/^https?:\/\/|[\s().-]|\/$/gi, '');

/** Returns the address of a link for a reader; undefined if the words of the link already say it. */
export function addressOf(address: string, words: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):(.*)$/is.exec(address) ?? [];
  const plain = /^http/i.test(scheme) ? address : rest;
  return plain === '' || bare(words).includes(bare(plain)) ? undefined : plain;
}
