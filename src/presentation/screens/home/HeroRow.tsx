import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HomeSection, SectionItem } from '../../../domain/catalogue/home-section';
import { useItemCard } from '../../controls/cards/use-item-card';
import { songsOf } from '../../view-models/arrange-home';
import { HeroCard } from './HeroCard';
import { HERO_GRID, HERO_COUNT } from './home-grid';

/** The first row: one double-width card and four posters. */
export function HeroRow({ section }: { readonly section: HomeSection }) {
  const { t } = useTranslation();
  const items = section.items.slice(0, HERO_COUNT);
  return (
    <section aria-label={section.title === '' ? t('home.featured') : section.title}>
      <Cards>
        {items.map((item, index) => (
          <li key={index}>
            <Hero section={section} item={item} isLead={index === 0} />
          </li>
        ))}
      </Cards>
    </section>
  );
}

interface HeroProps {
  readonly section: HomeSection;
  readonly item: SectionItem;
  readonly isLead: boolean;
}

const Hero = observer(function Hero({ section, item, isLead }: HeroProps) {
  return <HeroCard {...useItemCard(songsOf(section))(item)} isLead={isLead} />;
});

const Cards = styled.ul`
  ${HERO_GRID}
`;
