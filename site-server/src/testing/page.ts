import { initialState, pageData, type InitialState, type PageData } from '@site-admin/contracts';
import * as v from 'valibot';
import type { ResponseLike } from './site';

/** Returns a global the page sets, as the page's own script reads it. */
export function pageGlobal({ text }: ResponseLike, name: string): unknown {
  const encoded = new RegExp(`${name}=JSON\\.parse\\(decodeURIComponent\\("([^"]*)"\\)\\)`).exec(text)?.[1];
  return JSON.parse(decodeURIComponent(encoded ?? ''));
}

/** Returns `Initial_State`, parsed by the contract. */
export const getState = (response: ResponseLike): InitialState => v.parse(initialState, pageGlobal(response, 'Initial_State'));

/** Returns the shell's data block, parsed by the contract. */
export function pageBlock({ text }: ResponseLike): PageData {
  const block = /<script type="application\/json" id="site-admin-page"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1];
  return v.parse(pageData, JSON.parse(block ?? ''));
}
