import { useTranslation } from 'react-i18next';
import { isSupported, type Offer } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';

export type PolicyName = keyof typeof SECTIONS;

/** The sections in display order. */
const SECTIONS = {
  terms: ['who', 'account', 'music', 'conduct', 'promise', 'change'],
  privacy: ['server', 'browser', 'retention', 'mail', 'analytics', 'rights', 'safety'],
} as const;

interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Policy {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

/** Sections about what a backend may lack. */
const NEEDS: Readonly<Record<string, Offer>> = { analytics: { needs: 'pageViews' } };

/** A long text in the listener's language. */
export function usePolicy(name: PolicyName): Policy {
  const { supports } = useViewModels();
  const { t } = useTranslation('policy');
  const head = { title: t(`${name}.title`), lead: t(`${name}.lead`) };
  const sections =
    name === 'terms'
      ? SECTIONS.terms.map((id) => ({
          id,
          title: t(`terms.section.${id}.title`),
          text: t(`terms.section.${id}.text`),
        }))
      : SECTIONS.privacy.map((id) => ({
          id,
          title: t(`privacy.section.${id}.title`),
          text: t(`privacy.section.${id}.text`),
        }));
  return { ...head, sections: sections.filter(({ id }) => isSupported(NEEDS[id] ?? {}, supports)) };
}
