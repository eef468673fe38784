/** An image: its address once built. */
declare module '*.svg' {
  const address: string;
  export default address;
}
