'use strict';
const path = require('node:path');
const { root } = require('../workspace.js');

/** Matches every element, with the specificity of an id: the host's stylesheets, which know nothing of ours, rarely have one id. */
const ANY = ':not(#\\#)';

const weights = { base: 0, ui: 1, shell: 2, remote: 3 };

/** Returns the weight of a stylesheet of the shell, by its location. */
function getShellWeight(file) {
  const place = path.relative(root, file).split(path.sep).join('/');
  if (!place.startsWith('shared-ui/')) return weights.shell;
  return /(^|\/)(reset|tokens)\.css$/.test(place) ? weights.base : weights.ui;
}

const isKeyframe = ({ parent }) => parent.type === 'atrule' && /keyframes$/.test(parent.name);

/** Returns what matches every element `weight` times; CSS modules would rename an id that is not global. */
const getAny = (file, weight) => (file.endsWith('.module.css') ? `:global(${ANY})` : ANY).repeat(weight);

/** Returns a selector with `any` added; pseudo-elements stay last. */
const raise = (selector, any) => selector.replace(/(::[\w-]+)*$/, (end) => any + end);

/**
 * PostCSS plugin: raises the specificity of each file's rules by the ids `getWeight(file)`, so that the rules of a remote override the
 * frame's, the frame's those of the shared controls, and all of them those of wp-admin, which would override cascade layers.
 */
const raiseSpecificity = (getWeight) => ({
  postcssPlugin: 'site-admin-specificity',
  OnceExit(css) {
    const { file } = css.source.input;
    const any = getAny(file, getWeight(file));
    css.walkRules((rule) => {
      if (!isKeyframe(rule)) rule.selectors = rule.selectors.map((selector) => raise(selector, any));
    });
  },
});

module.exports = { getShellWeight, raiseSpecificity, weights };
