/** The module of every remote, by the prefix of its container's name; `single` in webpack.base.js provides it. */
declare module 'virtual:remotes' {
  export const modules: ReadonlyMap<string, unknown>;
}
