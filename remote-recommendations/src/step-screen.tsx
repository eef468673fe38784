import { FeatureStepPage } from './features/feature-step/feature-step.page';
import { ProductPurchasedPage } from './features/products/product-purchased.page';
import { ProductSuggestionsPage } from './features/products/product-suggestions.page';
import { PurchasedFeaturePage } from './features/purchased-feature/purchased-feature.page';
import { ResourceStepPage } from './features/resource-step/resource-step.page';
import { SiteTypePage } from './features/site-type/site-type.page';
import { SummaryPage } from './features/summary/summary.page';
import { WelcomePage } from './features/welcome/welcome.page';
import type { StepSlug } from './steps/step-slugs';
import { isOfKind } from './steps/step-table';

/** The screen of a step, by its kind. Steps share screens; the key gives each its own state. */
export function StepScreen({ step }: { readonly step: StepSlug }) {
  if (isOfKind(step, 'question')) return <SiteTypePage />;
  if (isOfKind(step, 'products')) return <ProductSuggestionsPage />;
  if (isOfKind(step, 'purchased')) return <ProductPurchasedPage />;
  if (isOfKind(step, 'feature')) return <FeatureStepPage key={step} slug={step} />;
  if (isOfKind(step, 'resource')) return <ResourceStepPage key={step} slug={step} />;
  if (isOfKind(step, 'welcome')) return <WelcomePage key={step} slug={step} />;
  if (isOfKind(step, 'activated')) return <PurchasedFeaturePage key={step} slug={step} />;
  return <SummaryPage />;
}
