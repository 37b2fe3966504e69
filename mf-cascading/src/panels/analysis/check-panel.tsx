import { Badge, space, tokens } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { usePlanCheck } from '../../diagram/context/plan-check-context';
import { checkCascade, checkKinds, checkWords, type PlanFindings } from '../../tree/analysis/checks';
import type { PanelProps } from '../kit/panel-props';
import { PanelBody } from '../kit/panel-style';
import { JumpList } from './jump-list';

const Group = styled.details`
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 44px;
    padding: ${space(1)} ${space(3)};
    font-weight: 600;
    cursor: pointer;
  }
  & > div { display: grid; gap: ${space(1)}; padding: 0 ${space(1)} ${space(2)}; }
  & p { padding: 0 ${space(2)}; font-size: ${tokens.text[12]}; }
  & ul.kunci { margin: 0; padding: 0 ${space(2)} 0 ${space(6)}; overflow-wrap: anywhere; }
`;

/** Checks of the cascade: what somebody should look at, each with a jump to its box. */
export default function CheckPanel(props: PanelProps) {
  const PlanCheck = usePlanCheck();
  if (PlanCheck === null) return <Findings {...props} plan={null} />;
  return <PlanCheck>{(plan) => <Findings {...props} plan={plan} />}</PlanCheck>;
}

interface FindingsProps extends PanelProps {
  /** What the plan of the shown unit lacks; null where that is not known. */
  plan: PlanFindings | null;
}

function Findings({ store, scene, plan }: FindingsProps) {
  const findings = useMemo(() => checkCascade(scene.model, plan), [scene.model, plan]);
  const groups = checkKinds
    .map((kind) => ({ kind, found: findings.filter((finding) => finding.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  return (
    <PanelBody>
      <h2>Pemeriksaan cascading</h2>
      <p role="status">
        {findings.length === 0
          ? 'Tidak ada yang perlu diperiksa: setiap kotak lengkap dan selaras dengan induknya.'
          : `${findings.length} hal perlu diperiksa.`}
        {plan !== null &&
          plan.wajib > 0 &&
          ` ${plan.wajib} di antaranya wajib dilengkapi sebelum rencana diajukan.`}
      </p>
      {groups.map(({ kind, found }, index) => (
        <Group key={kind} open={index === 0}>
          <summary>
            <span>{checkWords[kind].title}</span>
            <Badge>{found.length}</Badge>
          </summary>
          <div>
            <p>{checkWords[kind].meaning}</p>
            <JumpList
              store={store}
              scene={scene}
              label={checkWords[kind].title}
              jumps={found.filter(({ box }) => box >= 0)}
            />
            {found.some(({ box }) => box < 0) && (
              <ul className="kunci">
                {found.map(
                  ({ box, key, detail }, at) =>
                    box < 0 && <li key={`${key}/${at}`}>{[key, detail].filter(Boolean).join('. ')}</li>,
                )}
              </ul>
            )}
          </div>
        </Group>
      ))}
    </PanelBody>
  );
}
