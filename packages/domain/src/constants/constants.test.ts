import { diagramConstants, shellConstants } from './constants';

describe('constants of the diagram', () => {
  it('are the specified ones', () => {
    expect(diagramConstants).toEqual({
      triwulan: [1, 2, 3, 4],
      treeDepth: 5,
      zoom: { min: 1, max: 40 },
      exportPixelRatio: { default: 1, step: 0.1 },
      highlight: { delayMs: 500, durationMs: 15_800 },
      equalSize: { widthAfterMs: 1000, heightAfterMs: 1500 },
      capaianThreshold: 100,
      toastMs: 5000,
      smallScreenPx: 992,
      fixedComparison: { indikatorId: 3, selisih: 1.74 },
      loadingMinMs: 200,
    });
  });
});

describe('constants of the shell', () => {
  it('are the specified ones', () => {
    expect(shellConstants).toEqual({
      rememberDays: 365,
      selectableYears: [2024, 2025],
      defaultYear: 2024,
      periodStartYears: [2019, 2024],
      basePeriodStartYear: 2019,
      periodLength: 5,
      autoFillFromYear: 2023,
      reloadGuardMs: 60_000,
      loadingBar: { throttleMs: 200, durationMs: 5000, hideAfterMs: 500 },
      countDownTickMs: 1000,
      smallScreenPx: 992,
    });
  });
});
