import { Observable } from 'rxjs';

interface Flight<T> {
  readonly landed: Promise<T>;
  readonly controller: AbortController;
  holders: number;
}

export interface Flights<T> {
  /** One flight for all who subscribe while it is under way; cancelled when the last of them leaves. */
  join(key: string, depart: (signal: AbortSignal) => Promise<T>): Observable<T>;
  /** Who asks from now on gets a new flight: something was written, and those under way may have been answered before. */
  close(): void;
}

/** Shares equal requests that are in flight at the same time. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function board(key: string, depart: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const present = flights.get(key);
    if (present) return present;
    const controller = new AbortController();
    const flight: Flight<T> = { landed: depart(controller.signal), controller, holders: 0 };
    flights.set(key, flight);
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.landed.then(forget, forget);
    return flight;
  }

  return {
    join: (key, depart) =>
      new Observable((subscriber) => {
        const flight = board(key, depart);
        flight.holders += 1;
        flight.landed.then(
          (value) => {
            subscriber.next(value);
            subscriber.complete();
          },
          (error: unknown) => subscriber.error(error),
        );
        return () => {
          flight.holders -= 1;
          if (flight.holders > 0) return;
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort();
        };
      }),
    close: () => flights.clear(),
  };
}
