/** Loads the texts about overrides, which few pages show. */
export const loadOverrideNotices = () => import(/* webpackChunkName: "versions" */ './override-notices');
