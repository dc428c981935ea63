/** Stands for a machine on the network: its pages are 127.0.0.1's, and no secure context as on any plain http. */
const NETWORK_NAME = 'reslife.test';

/** Launches a browser that finds loopback and that name, and nothing else (START-10). */
export function onLoopback<Launch extends { args: string[] }>(launch: Launch): Launch {
  const hosts = `MAP ${NETWORK_NAME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  return { ...launch, args: [...launch.args, `--host-resolver-rules=${hosts}`] };
}

/** Returns a server's address as a phone beside the machine has it. */
export function onNetwork({ url }: { readonly url: string }): string {
  return url.replace('//localhost:', `//${NETWORK_NAME}:`);
}
