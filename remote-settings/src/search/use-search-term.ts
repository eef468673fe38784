import { useLive, useShell } from '@site-admin/kit';
import { getTerm } from './find';

const shortestTracked = 3;

/** The search term, which is part of the address: it can be linked, and survives a reload (spec 001 §2.5). */
export function useSearchTerm(): { path: string; term: string; search: (term: string) => void } {
  const { navigation, analytics } = useShell();
  const { path, query } = useLive(navigation.location);
  return {
    path,
    term: getTerm(query),
    search: (wanted) => {
      const term = wanted.trim();
      if (term === getTerm(query)) return;
      if (term.length >= shortestTracked) analytics.record('jetpack_wpa_search_term', { term });
      navigation.navigate(term === '' ? path : `${path}?term=${encodeURIComponent(term)}`, { replace: true });
    },
  };
}
