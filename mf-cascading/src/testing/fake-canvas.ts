/** A canvas context that paints nothing and gives back white pixels. */
export function fakeContext(change: Partial<CanvasRenderingContext2D> = {}): CanvasRenderingContext2D {
  const own: Record<string, unknown> = {
    measureText: (text: string) => ({ width: 7 * text.length }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height).fill(255),
    }),
    ...change,
  };
  return new Proxy(own, {
    get: (target, name: string) => target[name] ?? (() => {}),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
}
