import {
  Button,
  IconButton,
  latePart,
  space,
  TextAreaField,
  TextField,
  tokens,
  useListFocus,
} from '@selaras/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { type Branch, type Node, newNode, nextNumber, nodesOf, replaceAt } from './branch';
import type { FaultAt } from './fault-at';

/** Figures stand at indicators alone, four levels below what the page shows first. */
const MeasureEditor = latePart(async () => (await import('./measure-editor')).MeasureEditor);

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${space(4)};
  & > button { justify-self: start; }
`;

const Item = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  padding: 0 0 0 ${space(4)};
  border: 0;
  border-left: 2px solid ${tokens.colour.line};
  @media (max-width: 560px) { padding-left: ${space(2)}; }
  &:focus-within { border-left-color: ${tokens.colour.brand}; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  & > button { margin-top: ${space(6)}; }
  @media (max-width: 560px) {
    grid-template-columns: 80px minmax(0, 1fr);
    & > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
    & > button { justify-self: end; }
  }
`;

interface BranchEditorProps {
  branch: Branch;
  nodes: readonly Node[];
  onChange: (nodes: readonly Node[]) => void;
  /** Path of the list in the form. */
  path: string;
  parentNomor: string;
  closed: boolean;
  tahunMulai: number;
  faultAt: FaultAt;
}

/** The entries of one level, each with what stands below it. */
export function BranchEditor({ branch, nodes, onChange, ...rest }: BranchEditorProps) {
  const { closed, parentNomor } = rest;
  const { root, onRemove } = useListFocus(nodes.length, ':scope > fieldset');
  const put = (at: number, next: Node | null) => {
    if (next === null) onRemove(at);
    onChange(replaceAt(nodes, at, next));
  };
  return (
    <List ref={root}>
      {nodes.map((node, at) => (
        <NodeEditor
          key={node.id ?? `baru ${at}`}
          {...rest}
          branch={branch}
          node={node}
          path={`${rest.path}.${at}`}
          onChange={(next) => put(at, next)}
        />
      ))}
      {!closed && (
        <Button
          size="small"
          icon={<Plus size={16} />}
          onClick={() => onChange([...nodes, newNode(branch, nextNumber(parentNomor, nodes))])}
        >
          Tambah {branch.label.toLowerCase()}
        </Button>
      )}
    </List>
  );
}

interface NodeEditorProps extends Omit<BranchEditorProps, 'nodes' | 'onChange' | 'parentNomor'> {
  node: Node;
  onChange: (node: Node | null) => void;
}

function NodeEditor({ branch, node, onChange, path, closed, tahunMulai, faultAt }: NodeEditorProps) {
  const put = (part: Readonly<Record<string, unknown>>) => onChange({ ...node, ...part });
  const name = `${branch.label} ${node.nomor}`;
  return (
    <Item aria-label={name}>
      <Head>
        <TextField
          label="Nomor"
          readOnly={closed}
          maxLength={20}
          error={faultAt(`${path}.nomor`)}
          value={node.nomor}
          onChange={({ target }) => put({ nomor: target.value })}
        />
        <TextAreaField
          label={name}
          lines={1}
          readOnly={closed}
          maxLength={4000}
          error={faultAt(`${path}.${branch.text}`)}
          value={String(node[branch.text] ?? '')}
          onChange={({ target }) => put({ [branch.text]: target.value })}
        />
        {!closed && (
          <IconButton label={`Hapus ${name}`} icon={<Trash2 size={16} />} onClick={() => onChange(null)} />
        )}
      </Head>
      {branch.measured && (
        <MeasureEditor
          name={name}
          node={node}
          onChange={put}
          path={path}
          closed={closed}
          tahunMulai={tahunMulai}
          faultAt={faultAt}
        />
      )}
      {branch.below.map((below) => (
        <BranchEditor
          key={below.key}
          branch={below}
          nodes={nodesOf(node, below)}
          onChange={(nodes) => put({ [below.key]: nodes })}
          path={`${path}.${below.key}`}
          parentNomor={node.nomor}
          closed={closed}
          tahunMulai={tahunMulai}
          faultAt={faultAt}
        />
      ))}
    </Item>
  );
}
