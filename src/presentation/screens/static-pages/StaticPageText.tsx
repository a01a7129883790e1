import styled from 'styled-components';

type Block = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'list'; readonly items: string[] };

/** One line is a paragraph; lines that begin with `- ` are a list. */
function blocksOf(text: string): readonly Block[] {
  return text.split('\n').reduce<Block[]>((blocks, line) => {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) return [...blocks, { kind: 'text', text: line }];
    if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
    return blocks;
  }, []);
}

interface PaperTextProps {
  readonly text: string;
  /** Numbers the list items. */
  readonly isOrdered?: boolean;
}

/** A text of several paragraphs and lists. */
export function StaticPageText({ text, isOrdered = false }: PaperTextProps) {
  return (
    <Body>
      {blocksOf(text).map((block, index) =>
        block.kind === 'text' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <List key={index} as={isOrdered ? 'ol' : 'ul'} $isOrdered={isOrdered}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        ),
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  max-width: 70ch;
  font-size: var(--fs-lead);
  line-height: 28px;
  overflow-wrap: anywhere;
`;

const List = styled.ul<{ $isOrdered: boolean }>`
  display: grid;
  gap: 6px;
  padding-left: 24px;
  list-style: ${({ $isOrdered }) => ($isOrdered ? 'decimal' : 'disc')};
  li::marker {
    color: var(--text-3);
  }
`;
