import type { Modules } from '@site-admin/contracts';
import type { SettingsCard } from '../registry/settings-card';
import { getKeywords } from './matches';

const toWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  ),
];

/** Returns the number of letters to insert, delete or replace between two words. */
function getDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Longer words are cut, so that a pasted text does not block the page. */
const longestWord = 20;

/** Returns how similar two words are, from 0 to 1. */
function getSimilarity(one: string, other: string): number {
  const [a, b] = [one.slice(0, longestWord), other.slice(0, longestWord)];
  return 1 - getDistance(a, b) / Math.max(a.length, b.length, 1);
}

const best = (words: readonly string[], wanted: string) => Math.max(0, ...words.map((word) => getSimilarity(wanted, word)));

/** Keywords count less than what is visible on the card. */
const keywordWeight = 0.95;

/** Returns the cards whose names, labels and keywords are most similar to a term that finds nothing. */
export function selectNearest(cards: readonly SettingsCard[], term: string, modules: Modules, count = 2): SettingsCard[] {
  const wanted = toWords([term])
    .filter((word) => word !== '')
    .slice(0, 5);
  const score = (card: SettingsCard) => {
    const visible = toWords([card.name(modules), ...Object.values(card.labels?.() ?? {})]);
    const keywords = toWords(getKeywords(card, modules));
    const scores = wanted.map((word) => Math.max(best(visible, word), keywordWeight * best(keywords, word)));
    return scores.reduce((sum, one) => sum + one, 0);
  };
  const scored = cards.map((card) => ({ card, score: score(card) }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ card }) => card);
}
