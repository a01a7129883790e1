import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { insetFocusRing, oneLine, overlay } from '../../design-system/interaction';
import type { MenuItem } from '../../design-system/Menu';
import { Sheet } from '../../design-system/Sheet';

/** The subject of a menu. */
export interface MenuSubject {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  /** Null if it has no picture. */
  readonly imageUrl: string | null;
}

interface MenuSheetProps {
  readonly subject: MenuSubject;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** A menu at the foot of a phone. */
export function MenuSheet({ subject, label, items, onClose }: MenuSheetProps) {
  return (
    <Sheet isOpen label={label} shape="dialog" onClose={onClose}>
      <Head>
        {subject.imageUrl !== null && (
          <ArtworkFrame $size={48} $radius="var(--r-xs)">
            <Artwork src={subject.imageUrl} seed={subject.id} sizes="48px" />
          </ArtworkFrame>
        )}
        <Words>
          <Title>{subject.title}</Title>
          <Caption>{subject.caption}</Caption>
        </Words>
      </Head>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Item
              type="button"
              onClick={() => {
                onClose();
                item.onChoose();
              }}
            >
              <Icon {...item.icon} size={22} />
              {item.label}
            </Item>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 18px 20px 12px;
  border-bottom: 1px solid var(--line);
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  ${oneLine}
  font-weight: var(--fw-strong);
`;

const Caption = styled.p`
  ${oneLine}
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 52px;
  padding: 8px 22px;
  font-weight: var(--fw-medium);
  svg {
    color: var(--text-2);
  }
  ${overlay}
  ${insetFocusRing}
`;
