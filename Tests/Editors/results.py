"""What passed and what did not, told as it comes."""
import sys
import time


class Results:
    def __init__(self, client):
        self.client = client
        self.passed = 0
        self.failed = 0

    def check(self, name, differences):
        """Counts a test; it passed when nothing differs."""
        if not differences:
            self.passed += 1
            return
        self.failed += 1
        print(f"failed: {self.client}: {name}", file=sys.stderr)
        for difference in differences:
            print(f"    {difference}", file=sys.stderr)
        sys.stderr.flush()

    def run(self, name, test):
        """Runs a test: a function that answers what differs, or raises."""
        began = time.monotonic()
        try:
            differences = test() or []
        except Exception as error:  # Whatever goes wrong is the test's failure, not the run's.
            differences = [f"{type(error).__name__}: {error}"]
        self.check(name, differences)
        if time.monotonic() - began > 60:
            print(f"slow: {name} took {time.monotonic() - began:.0f} s", file=sys.stderr)

    def skip(self, name, reason):
        """Says aloud that something was not tested."""
        print(f"skipped: {self.client}: {name}: {reason}", flush=True)

    def tell(self):
        print(f"{self.client}: {self.passed} passed, {self.failed} failed", flush=True)
        return self.failed == 0
