# Responder: which object gets an iOS event, and why.
#
# `make` builds for trying out and for the tests; `make install`, `make bench` and `make dist` build
# for speed. `make dist` makes an archive and a .deb for systems without Swift; `make dist-test` uses
# both in bare systems, for which it needs root and a mirror of Debian's packages.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

DEBUG := .build/debug
RELEASE := .build/release

.PHONY: all build demo deps test browser lint format player-hashes pictures bench soak fuzz install dist dist-test clean help

all: build
	@echo
	@echo "Built. Type next:"
	@echo "  make demo      watch events find their responder"
	@echo "  make test      run every test"
	@echo "  export PATH=\"\$$PWD/$(DEBUG):\$$PATH\"; responder"

build:
	@scripts/requirements build
	@echo "Building (debug); the first time takes about ten minutes on two cores, later seconds."
	@$(SWIFT) build

demo: build
	@scripts/demo

deps:
	@scripts/requirements test
	@echo "Everything that the build and the tests need is there."

test:
	@scripts/requirements test
	@echo "Building and testing (debug); half an hour on two cores the first time, later ten minutes."
	@$(SWIFT) build --build-tests --quiet
	@SWIFT="$(SWIFT)" scripts/run-tests

browser: build
	@scripts/requirements browser
	@echo "Trying the player in a browser; what is missing for that is told."
	@Tests/Browser/run --environment

lint:
	@echo "Checking the format of the Swift files and the man pages."
	@git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict --parallel
	@if ls man/*.[1578] >/dev/null 2>&1; then mandoc -T lint -W warning man/*.[1578]; fi
	@python3 Tests/Browser/lint_player.py
	@echo "Measuring how the code is laid out; no figure may get worse."
	@scripts/house --check

format:
	@git ls-files -z '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

player-hashes:
	@scripts/player-hashes

pictures: build
	@scripts/pictures

bench:
	@scripts/requirements build
	@echo "Building (release) and measuring; about ten minutes on two cores."
	@RESPONDER_BENCH=1 $(SWIFT) build -c release
	@RESPONDER_BENCH=1 $(RELEASE)/responder-bench

soak:
	@scripts/requirements build
	@echo "Building (release); then a million steps of random documents, a minute of clients"
	@echo "that come, misbehave and die, a thousand daemons that are killed at work, and some"
	@echo "hundred in each of which one call of the system fails."
	@RESPONDER_SOAK=1 $(SWIFT) build -c release
	@$(RELEASE)/responder-soak 1000000
	@scripts/soak $(RELEASE)
	@scripts/lives $(RELEASE)
	@scripts/faults $(RELEASE)

fuzz:
	@scripts/requirements build
	@echo "Building with the address sanitizer; then an hour for each boundary, two at a time."
	@scripts/fuzz

install:
	@scripts/requirements build
	@echo "Building (release); four to six minutes on two cores the first time."
	@$(SWIFT) build -c release
	@scripts/install "$(RELEASE)" "$(DESTDIR)$(PREFIX)" "$(PREFIX)"

dist:
	@scripts/requirements dist
	@echo "Building (release); four to six minutes on two cores the first time, then two for packing."
	@$(SWIFT) build -c release
	@SWIFT="$(SWIFT)" scripts/dist "$(RELEASE)"

dist-test: dist
	@echo "Using both in bare systems; five minutes, and two more for each that is to be made first."
	@Tests/Dist/run

clean:
	@$(SWIFT) package clean

help:
	@sed -n '1,/^PREFIX/p' Makefile | grep '^#' | sed 's/^# \{0,1\}//'
	@echo "Goals: all demo deps test browser lint format player-hashes pictures bench soak fuzz install dist dist-test clean"
