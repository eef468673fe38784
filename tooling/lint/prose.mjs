/** Checks of the repository's prose: US spelling in every file, plain words in the documents. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsInText } from './plain-words.mjs';

/** British spellings; each pattern is a whole word. */
const british = [
  'licences?|licenced|defence|offence|practis\\w+|behaviou?rs?(?<=our|ours)|colour\\w*|favour\\w*|honour\\w*|neighbour\\w*',
  'centre[sd]?|metres?|theatre|grey\\w*|catalogues?|dialogues?|cheques?|programmes?|judgement|ageing|artefacts?|fulfil|whilst|amongst',
  'cancelled|cancelling|labelled(?!by)|labelling|travell\\w+|modell\\w+|signall\\w+|learnt|spelt|towards|analys(?:e|ed|es|ing)',
  '(?:author|custom|recogn|organ|initial|optim|normal|serial|summar|minim|maxim|synchron|local|real|final|priorit|categor|util)' +
    'is(?:e|ed|es|ing|ation|ations)',
];
const pattern = new RegExp(`\\b(?:${british.join('|')})\\b`, 'gi');

/** Matches that are not ours to spell, each with the reason. */
const exceptions = [
  { file: /./, text: /\bbehaviour(?:\.md|,? \w\d|: )/, reason: 'name of the reference document' },
  { file: /./, text: /jetpack-cancelled-connection/, reason: 'source of a redirect link, a wire name' },
  { file: /nearest\.test\.ts$/, text: /colour sheme/, reason: 'a misspelled search term' },
  { file: /tooling\/lint\/prose\./, text: /./, reason: 'the lists of this check and its tests' },
];

const isText = (file) => /\.(?:ts|tsx|js|mjs|cjs|css|sql|md|json)$/.test(file) && file !== 'package-lock.json';

const listFiles = (root) =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => isText(file) && existsSync(path.join(root, file)));

/** Returns `file:line: word` for each British spelling in a text. */
export function findBritishSpellings(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const found = line.match(pattern) ?? [];
    const isException = exceptions.some((exception) => exception.file.test(file) && exception.text.test(line));
    return isException ? [] : found.map((word) => `${file}:${index + 1}: ${word}`);
  });
}

/** Returns every British spelling in the files under version control. */
export const checkSpelling = (root) =>
  listFiles(root).flatMap((file) => findBritishSpellings(file, readFileSync(path.join(root, file), 'utf8')));

/** Returns `file: word` for each avoided word in a document; code blocks are skipped. */
export const findAvoidedWords = (file, text) =>
  wordsInText(text.replace(/^```[\s\S]*?^```/gm, ' ')).map((message) => `${file}: ${message}`);

/** Returns every avoided word in the documents. */
export const checkDocuments = (root) =>
  listFiles(root)
    .filter((file) => file.endsWith('.md') && !file.startsWith('bench/results/'))
    .flatMap((file) => findAvoidedWords(file, readFileSync(path.join(root, file), 'utf8')));
