// Runs in the page before our own code. It measures when the first button is pressed, when the first board is there, the time between frames while cards are
// moving, and the length of each task that blocked drawing. Times are in milliseconds.
{
  const notes = { tap: null, board: null, frames: [], tasks: [] };
  globalThis.notes = notes;
  new PerformanceObserver(list => {
    notes.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pointerdown', () => (notes.tap ??= performance.now()), { capture: true });
  let last = null;
  const frame = now => {
    if (notes.board === null && document.querySelector('.cn, .dp, .ce') !== null) notes.board = performance.now();
    const isMoving = document.querySelector('.flying') !== null;
    if (isMoving && last !== null) notes.frames.push(now - last);
    last = isMoving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
