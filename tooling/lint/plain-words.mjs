import path from 'node:path';
import { inComments, inIdentifiers, phrasesInComments } from './words.mjs';

/** Splits a name: `isLive-now` → is, live, now. */
const getParts = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase());

/** Returns whether a name is `xOf` where `getX`, `selectX`, `toX` or `parseX` is meant. */
const isOfGetter = (name) =>
  /[a-z]Of$/.test(name) && !['indexOf', 'lastIndexOf', 'valueOf', 'oneOf', 'anyOf', 'allOf'].includes(name);

/** Returns the avoided words of an identifier or a file name, each with its replacement. */
export function wordsInName(name) {
  const found = getParts(name).filter((part) => Object.hasOwn(inIdentifiers, part));
  const messages = found.map((part) => `"${part}" in "${name}": write ${inIdentifiers[part]}`);
  return isOfGetter(name) ? [...messages, `"${name}": name it get…, select…, to… or parse…, as fits`] : messages;
}

/** Returns the avoided words of a comment or a paragraph, each with its replacement. Quoted text and code spans are skipped. */
export function wordsInText(text) {
  const plain = text.replace(/`[^`]*`|"[^"]*"|“[^”]*”|https?:\S+/g, ' ').toLowerCase();
  const words = (plain.match(/[a-z]+(?:'[a-z]+)?/g) ?? []).filter((word) => Object.hasOwn(inComments, word));
  const flat = ` ${plain.replace(/[^a-z']+/g, ' ')} `;
  const phrases = Object.keys(phrasesInComments).filter((phrase) => flat.includes(` ${phrase} `));
  return [
    ...[...new Set(words)].map((word) => `"${word}": write ${inComments[word]}`),
    ...phrases.map((phrase) => `"${phrase}": write ${phrasesInComments[phrase]}`),
  ];
}

const isTranslatorsNote = (comment) => comment.value.trim().startsWith('translators:');
const isDirective = (comment) => comment.value.trim().startsWith('eslint');

function declaredNames(scopeManager) {
  return scopeManager.scopes
    .flatMap((scope) => scope.variables)
    .flatMap((variable) => variable.defs.filter(({ type }) => type !== 'ImportBinding').map((definition) => definition.name));
}

const memberSelector =
  ':matches(TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition)[computed=false] > Identifier.key';

/** ESLint rule: refuses the words of words.mjs in comments, in declared names and in the file's name. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }] },
  create(context) {
    const { sourceCode } = context;
    const allowed = new Set((context.options[0]?.allow ?? []).map((word) => word.toLowerCase()));
    const report = (target, messages) => {
      for (const message of messages) {
        const [, word = ''] = /^"([^"]+)"/.exec(message) ?? [];
        if (!allowed.has(word.toLowerCase())) context.report({ ...target, message });
      }
    };
    return {
      Program(node) {
        const name = path.basename(context.filename).replace(/\.[a-z.]+$/, '');
        report({ node }, wordsInName(name));
        for (const comment of sourceCode.getAllComments()) {
          if (isTranslatorsNote(comment) || isDirective(comment)) continue;
          report({ loc: comment.loc }, wordsInText(` ${comment.value} `));
        }
        for (const identifier of new Set(declaredNames(sourceCode.scopeManager))) {
          if (identifier?.name) report({ node: identifier }, wordsInName(identifier.name));
        }
      },
      [memberSelector](identifier) {
        report({ node: identifier }, wordsInName(identifier.name));
      },
    };
  },
};
