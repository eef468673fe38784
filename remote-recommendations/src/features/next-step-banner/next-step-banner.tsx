import { getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { Banner, Button } from '@site-admin/ui';
import { selectNextStep } from './next-step';
import { getNextStepAction, getNextStepDescription, getNextStepTitle } from './next-step.texts';
import styles from './next-step-banner.module.css';

/** The recommendation to continue with; nothing once all are finished. The step of the page load is shown until the current one is loaded. */
export function NextStepBanner() {
  const { navigation, site } = useShell();
  const { recommendationsStep, newRecommendations } = site.initial;
  const { data: current } = useResource(getRecommendationsStep);
  const { data } = useResource(getRecommendationsData);
  const savedStep = current?.step ?? recommendationsStep;
  const step = selectNextStep({ savedStep, newRecommendations, viewed: data?.viewedRecommendations ?? [] });
  if (step === undefined) return null;
  const title = getNextStepTitle(step);
  return (
    <section aria-label={title}>
      <Banner
        isCard
        icon="lightbulb"
        title={<strong>{title}</strong>}
        description={getNextStepDescription(step)}
        action={
          <Button variant="primary" href={navigation.href('/recommendations')}>
            {getNextStepAction(step)}
          </Button>
        }
        className={styles.banner}
      />
    </section>
  );
}
