/** The address of a file that the build puts beside the scripts. */
declare module '*.bin?url' {
  const address: string;
  export default address;
}
