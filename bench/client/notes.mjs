// Runs in the page before our own code. It measures when the first board is there, the time between frames while cards are
// moving, and the length of each task that blocked drawing. Times are in milliseconds.
{
  const notes = { board: null, frames: [], tasks: [] };
  globalThis.notes = notes;
  new PerformanceObserver(list => {
    notes.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  let last = null;
  const frame = now => {
    if (notes.board === null && document.querySelector('.list-moves') !== null) notes.board = performance.now();
    const isMoving = document.querySelector('.cn-flying') !== null;
    if (isMoving && last !== null) notes.frames.push(now - last);
    last = isMoving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
