import path from 'node:path';

/** Folders of shell/src, lowest layer first. A folder imports from its own and from lower layers; folders of one layer do not import each other. */
const shellLayers = [
  ['page'],
  ['analytics', 'health', 'requests', 'resources', 'routing', 'site'],
  ['remotes'],
  ['background-sync', 'connection', 'dev-tools', 'licensing', 'notices'],
  ['frame'],
];

const isTestFile = (file) => /\.test\.tsx?$|\/testing\//.test(file);

/** Returns the segments of the imported file below `folder`, or undefined where it is not a relative import into it. */
function segmentsBelow(folder, file, source) {
  if (!source.startsWith('.')) return undefined;
  const [, below] = path.posix.join(path.posix.dirname(file), source).split(`/${folder}/`);
  return below?.split('/');
}

/** Creates a rule that calls `check(file, source)` for every import and re-export, dynamic ones included, and reports its message. */
function importRule(check) {
  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const file = context.filename.replaceAll('\\', '/');
      const visit = ({ source }) => {
        if (typeof source?.value !== 'string') return;
        const message = check(file, source.value);
        if (message) context.report({ node: source, message });
      };
      return { ImportDeclaration: visit, ImportExpression: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit };
    },
  };
}

const getLayer = (folder) => shellLayers.findIndex((layer) => layer.includes(folder));

function checkLayers(file, source) {
  if (isTestFile(file)) return undefined;
  const to = segmentsBelow('shell/src', file, source);
  if (!to) return undefined;
  if (to.includes('testing')) return 'Only tests import from testing/.';
  const [from = ''] = file.split('/shell/src/')[1]?.split('/') ?? [];
  const [fromLayer, toLayer] = [getLayer(from), getLayer(to[0])];
  if (fromLayer < 0 || from === to[0]) return undefined;
  if (toLayer < 0) return `${from}/ may not import ${to[0]}: it composes the layers below.`;
  if (toLayer < fromLayer) return undefined;
  return `${from}/ may not import ${to[0]}/: imports of the shell's folders go down, ${shellLayers.map((layer) => layer.join(', ')).join(' < ')}.`;
}

function checkFeatures(file, source) {
  const [, feature] = /\/features\/([^/]+)\//.exec(file) ?? [];
  const to = segmentsBelow('features', file, source);
  if (!feature || !to || to[0] === feature) return undefined;
  return 'Features never import features: move what two need up one level.';
}

const featureFile = /^[a-z0-9-]+(\.(page|card|slice|epic|texts|gallery))?(\.test)?\.tsx?$/;

/** Reports files of a feature that are not kebab-case, or whose suffix is not one of the roles. */
const featureNames = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const name = context.filename.replaceAll('\\', '/').split('/').at(-1);
      if (!featureFile.test(name)) {
        const message = `${name}: kebab-case, with .page, .card, .slice, .epic, .texts, .gallery or .test as its suffix, or none.`;
        context.report({ node, message });
      }
    },
  }),
};

/** Rules that depend on the location of a file and the targets of its relative imports. */
export const relativeImports = {
  rules: { 'shell-layers': importRule(checkLayers), features: importRule(checkFeatures), 'feature-names': featureNames },
};
