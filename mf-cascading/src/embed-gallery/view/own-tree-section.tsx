import { PageSection, Stack } from '@selaras/ui';
import type { EmbedChoice } from '../choice/embed-choice';
import { handOver, ownTree, treeAnswer, treeRequest } from '../snippets/own-tree';
import { CodeBlock } from './code-block';

const snippets = [handOver, treeRequest, treeAnswer, ownTree];

/** For who has the tree himself: handed over as JSON, or answered by a back end of his own. */
export default function OwnTreeSection({ choice }: { choice: EmbedChoice }) {
  return (
    <PageSection
      title="Pohon Anda sendiri"
      description={
        <>
          Diserahkan lewat props <code>data</code>, atau dijawab server lain yang disebut <code>apiBase</code>{' '}
          dan <code>apiOrigins</code>. Bentuk lengkapnya ada di{' '}
          <a href="/sematkan/skema.json">/sematkan/skema.json</a>.
        </>
      }
    >
      <Stack $gap={4}>
        {snippets.map(({ title, code }) => (
          <CodeBlock key={title} title={title} code={code(choice)} />
        ))}
      </Stack>
    </PageSection>
  );
}
