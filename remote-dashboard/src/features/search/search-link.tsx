import { useShell } from '@site-admin/kit';
import { getSearchTexts } from './search.texts';

/** Active search, with a link to its configuration, or to the widget of classic search. */
export function SearchLink({ kind }: { readonly kind: 'instant' | 'classic' }) {
  const { adminUrl, themeData } = useShell().site.initial;
  const texts = getSearchTexts();
  if (kind === 'instant') {
    return (
      <>
        <p>{texts.instantActive}</p>
        <p>
          <a href={`${adminUrl}admin.php?page=jetpack-search-configure`}>{texts.configure}</a>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{texts.classicActive}</p>
      {themeData.support['widgets'] && (
        <p>
          <a href={`${adminUrl}customize.php?autofocus[panel]=widgets`}>{texts.addWidget}</a>
        </p>
      )}
    </>
  );
}
