import { diagramConstants } from '@selaras/domain';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Scene } from '../view/scene/scene';
import type { ExportDeskProps } from './export-panel';
import { ExportProvider, type ExportStart } from './hooks/export-context';
import { EXPORT_FAILED } from './words';

interface Opened {
  readonly start: ExportStart;
  readonly Desk: ComponentType<ExportDeskProps>;
}

interface ExportHostProps {
  scene: Scene | null;
  showOption: boolean;
  children: ReactNode;
}

/** Holds what exports need wherever their buttons stand; the exporting itself is fetched when it is first asked for. */
export function ExportHost({ scene, showOption, children }: ExportHostProps) {
  const [ratio, setRatio] = useState<number>(diagramConstants.exportPixelRatio.default);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Failure, setFailure] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  const fail = useCallback(() => {
    setOpened(null);
    // Without the dialog, which could not be fetched either, the browser's own has to do.
    import('./failure-alert').then(
      ({ FailureAlert }) => setFailure(() => FailureAlert),
      () => window.alert(EXPORT_FAILED),
    );
  }, []);
  const start = useCallback(
    (how: ExportStart) => {
      import('./export-panel').then(({ ExportDesk }) => setOpened({ start: how, Desk: ExportDesk }), fail);
    },
    [fail],
  );
  const exports = useMemo(() => ({ start, fail, ratio, setRatio }), [start, fail, ratio]);

  return (
    <ExportProvider value={exports}>
      {children}
      {opened !== null && scene !== null && (
        <opened.Desk
          start={opened.start}
          scene={scene}
          showOption={showOption}
          onClose={() => setOpened(null)}
        />
      )}
      {Failure !== null && <Failure onClose={() => setFailure(null)} />}
    </ExportProvider>
  );
}
