import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field';

describe('SearchField', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const setUp = (value = '') => {
    const search = jest.fn();
    const view = render(<SearchField label="Cari pengguna" value={value} onSearch={search} />);
    return { search, view, input: screen.getByRole('searchbox', { name: 'Cari pengguna' }) };
  };
  const type = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });

  it('asks once, after typing has paused', () => {
    const { search, input } = setUp();
    for (const text of ['d', 'di', 'din ']) {
      type(input, text);
      act(() => jest.advanceTimersByTime(100));
    }
    expect(search).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(250));
    expect(search).toHaveBeenCalledTimes(1);
    expect(search).toHaveBeenCalledWith('din');
  });

  it('asks at once by Enter, and not again when typing settles', () => {
    const { search, input } = setUp();
    type(input, 'dinkes');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(search).toHaveBeenCalledWith('dinkes');
    act(() => jest.advanceTimersByTime(1000));
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('asks at once when it is left, so that nothing is asked after what comes next', () => {
    const { search, input } = setUp();
    type(input, 'dinkes');
    fireEvent.blur(input);
    expect(search).toHaveBeenCalledWith('dinkes');
    act(() => jest.advanceTimersByTime(1000));
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('empties itself by the cross', () => {
    const { search, input } = setUp('dinkes');
    fireEvent.click(screen.getByRole('button', { name: 'Kosongkan pencarian' }));
    expect(input).toHaveValue('');
    expect(search).toHaveBeenCalledWith('');
  });

  it('follows the URL when it changes from outside', () => {
    const { search, view, input } = setUp('dinkes');
    view.rerender(<SearchField label="Cari pengguna" value="rsud" onSearch={search} />);
    expect(input).toHaveValue('rsud');
    act(() => jest.advanceTimersByTime(1000));
    expect(search).not.toHaveBeenCalled();
  });
});
