import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { Columns, Heading, Line } from './HomeSkeleton';

/** Heights of one block for each section, in px: the top cards, lists side by side, then rows of cards. */
const TOP = 232;
const LISTS = [336, 336, 336];
const LINES = [92, 176, 84];

/** The page itself before its sections are loaded: a placeholder for each section, for its heading and for its content. */
export function HomePlaceholders() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <section>
          <Skeleton $height={TOP} $radius="var(--r-lg)" />
        </section>
        <Columns>
          {LISTS.map((height, index) => (
            <section key={index}>
              <SectionPlaceholder height={height} />
            </section>
          ))}
        </Columns>
        {LINES.map((height, index) => (
          <Line as="section" key={index}>
            <SectionPlaceholder height={height} />
          </Line>
        ))}
      </div>
    </div>
  );
}

function SectionPlaceholder({ height }: { readonly height: number }) {
  return (
    <>
      <Heading $width="180px" $height={18} $radius="6px" />
      <Skeleton $height={height} $radius="var(--r-md)" />
    </>
  );
}
