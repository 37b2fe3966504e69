import { diagramConstants } from '@selaras/domain';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Scene } from '../view/scene/scene';
import type { BesideYear } from '../years/year-picture';
import { EXPORT_FAILED } from './export-failed';
import type { ExportPanelProps } from './export-panel';
import { ExportProvider, type ExportStart } from './hooks/export-context';

interface Opened {
  readonly start: ExportStart;
  readonly Panel: ComponentType<ExportPanelProps>;
}

interface ExportHostProps {
  scene: Scene | null;
  showOption: boolean;
  /** Printed after the shown year where two years are compared. */
  beside?: BesideYear | null;
  children: ReactNode;
}

/** Gives export buttons anywhere below it what they need; the export panel is fetched when one is first pressed. */
export function ExportHost({ scene, showOption, beside = null, children }: ExportHostProps) {
  const [ratio, setRatio] = useState<number>(diagramConstants.exportPixelRatio.default);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Failure, setFailure] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  const fail = useCallback(() => {
    setOpened(null);
    // When the dialog cannot be fetched either, the browser's own alert says it.
    import('./failure-alert').then(
      ({ FailureAlert }) => setFailure(() => FailureAlert),
      () => window.alert(EXPORT_FAILED),
    );
  }, []);
  const start = useCallback(
    (how: ExportStart) => {
      import('./export-panel').then(({ ExportPanel }) => setOpened({ start: how, Panel: ExportPanel }), fail);
    },
    [fail],
  );
  const exports = useMemo(() => ({ start, fail, ratio, setRatio }), [start, fail, ratio]);

  return (
    <ExportProvider value={exports}>
      {children}
      {opened !== null && scene !== null && (
        <opened.Panel
          start={opened.start}
          scene={scene}
          showOption={showOption}
          beside={beside}
          onClose={() => setOpened(null)}
        />
      )}
      {Failure !== null && <Failure onClose={() => setFailure(null)} />}
    </ExportProvider>
  );
}
