import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../design-system/Button';
import type { ContactViewModel } from '../../view-models/account/contact.view-model';

/** Confirms that the contact message was sent. The confirmation replaces the form and takes the focus from it. */
export function Sent({ viewModel }: { readonly viewModel: ContactViewModel }) {
  const { t } = useTranslation('staticPages');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sentTitle')}
      </h2>
      <p>{t('contact.sentText', { email: viewModel.form.values.email })}</p>
      <Button small variant="outline" onClick={viewModel.writeAgain}>
        {t('contact.again')}
      </Button>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 22px 24px;
  border-radius: var(--r-md);
  background: var(--success-soft);
  h2 {
    outline: none;
    color: var(--success);
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
  p {
    overflow-wrap: anywhere;
  }
`;
