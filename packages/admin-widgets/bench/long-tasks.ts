/** Collects the tasks of the page's thread above 50 ms, in milliseconds, between `begin` and `end`. */
export function watchTasks() {
  const longTasks: number[] = [];
  const collect = (entries: PerformanceEntryList) => longTasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  return {
    longTasks,
    begin: () => observer.observe({ type: "longtask" }),
    end(): void {
      collect(observer.takeRecords());
      observer.disconnect();
    },
  };
}
