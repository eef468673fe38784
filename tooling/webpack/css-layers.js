'use strict';
const path = require('node:path');
const { root } = require('../workspace.js');

/**
 * The order of all layers, weakest first; printed once, at the top of the shell's stylesheet. `host` is for the admin area around the page:
 * unlayered rules would override all of these.
 */
const order = '@layer host, site-admin.reset, site-admin.tokens, site-admin.ui, site-admin.shell, remote;\n';

/** Returns the layer of a stylesheet of the shell, by its location. */
function layerOfShellFile(file) {
  const place = path.relative(root, file).split(path.sep).join('/');
  if (!place.startsWith('shared-ui/')) return 'site-admin.shell';
  if (/(^|\/)reset\.css$/.test(place)) return 'site-admin.reset';
  return /(^|\/)tokens\.css$/.test(place) ? 'site-admin.tokens' : 'site-admin.ui';
}

/** At-rules and ICSS blocks that are invalid inside a layer. */
const staysOutside = (node) =>
  (node.type === 'atrule' && ['charset', 'import', 'namespace', 'value'].includes(node.name)) ||
  (node.type === 'rule' && /^:(export|import)\b/.test(node.selector));

/**
 * PostCSS plugin: puts each file's rules into the layer `layerOf(file)`, so that no remote's styles can override the frame's or another's.
 */
const layers = (getLayer) => ({
  postcssPlugin: 'site-admin-layers',
  OnceExit(css, { AtRule }) {
    const inside = css.nodes.filter((node) => !staysOutside(node));
    if (inside.length === 0) return;
    const layer = new AtRule({ name: 'layer', params: getLayer(css.source.input.file), source: css.source });
    for (const node of inside) layer.append(node.remove());
    css.append(layer);
  },
});

/** Prints the order of layers at the top of the shell's stylesheet. */
class LayerOrder {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LayerOrder', (compilation) => {
      // After minification, which may merge or drop a bare order statement.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'LayerOrder', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
          compilation.updateAsset(name, (old) => new sources.ConcatSource(order, old));
        }
      });
    });
  }
}

module.exports = { LayerOrder, layerOfShellFile, layers };
