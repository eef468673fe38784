import { paidFeatures } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { CardBody } from '@site-admin/ui';
import { PromotionBanner } from '../../cards/promotion-banner';
import styles from '../../cards/text-card.module.css';
import { getSearchTexts } from './search.texts';

/** Offers search to a site whose plan has none. */
export function SearchOffer({ isFree }: { readonly isFree: boolean }) {
  const { navigation } = useShell();
  const texts = getSearchTexts();
  return (
    <PromotionBanner
      icon="search"
      plan={paidFeatures['search-jetpack']}
      title={texts.offer}
      upgradeHref={navigation.href('/product/search')}
      {...(isFree && { upgradeLabel: texts.startForFree })}
      fallback={
        <CardBody className={styles.body}>
          <p className={styles.muted}>{texts.notIncluded}</p>
        </CardBody>
      }
    />
  );
}
