#ifndef RESPONDER_FAULTS_H
#define RESPONDER_FAULTS_H

/*
 * A library that is loaded before a program, and makes one call of it fail.
 *
 *   FAULTS_COUNTS   a file of this library's, in which each call is counted, all programs together
 *   FAULTS_CALL     which call fails, by name; none where this is unset
 *   FAULTS_NUMBER   the how manieth, from 1
 *   FAULTS_ERROR    with which errno, as a number
 *   FAULTS_TIMES    how many times in a row; once where this is unset
 *
 * The file holds a number of 64 bits for each call in the order of the list below, in the order of
 * bytes of the machine. What C's own library calls for itself is not met.
 */
#define RESPONDER_FAULTS(each) \
  each(accept) each(bind) each(fork) each(fsync) each(ftruncate) each(mkdir) each(mmap) each(open) \
  each(pipe) each(rename) each(send) each(socket) each(thread) each(write)

#endif
