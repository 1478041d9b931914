#pragma once

#include <malloc.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

/// Measures rows and prints each as a line: row, size, unit, median, fastest, slowest; separated by tabs.
class Rows {
public:
    /// The filters are parts of rows' names; all rows are measured if there are none.
    explicit Rows(std::vector<std::string> filters) : filters(std::move(filters)) {}

    bool includes(const std::string &row) const {
        return filters.empty() || std::any_of(filters.begin(), filters.end(), [&](const std::string &filter) {
                   return row.find(filter) != std::string::npos;
               });
    }

    /// The time of `work`, in nanoseconds per unit.
    ///
    /// `work` returns a number, which must be `expected` each time, so that a row never measures work that failed.
    /// `reset` is called after each run and is not measured.
    void time(
        const std::string &row, long size, const std::string &unit, double unitsPerWork, long expected,
        const std::function<long()> &work, const std::function<void()> &reset = [] {}) const {
        if (!includes(row)) return;
        note(row, size);
        auto run = [&](long repeats) {
            const double start = now();
            bool isRight = true;
            for (long repeat = 0; repeat < repeats; repeat++) isRight = (work() == expected) && isRight;
            const double time = now() - start;
            reset();
            if (!isRight) stop(row + ": the result was not " + std::to_string(expected) + ".");
            return time;
        };
        // Warms up, and finds how often the work is repeated so that a run is long enough to be measured.
        long repeats = 1;
        double time = run(1);
        while ((time = run(repeats)) < shortestRun) {
            const double factor = std::clamp(1.2 * shortestRun / std::max(time, 1.0), 2.0, 10.0);
            repeats = static_cast<long>(static_cast<double>(repeats) * factor);
        }
        std::vector<double> figures;
        for (int index = 0; index < runs; index++) {
            figures.push_back(run(repeats) / (static_cast<double>(repeats) * unitsPerWork));
        }
        print(row, size, "ns/" + unit, figures);
    }

    /// The bytes of memory that what `make` creates takes, per unit; `free` frees it.
    template <typename Made>
    void memory(
        const std::string &row, long size, const std::string &unit, const std::function<Made()> &make,
        const std::function<void(Made)> &free) const {
        if (!includes(row)) return;
        note(row, size);
        std::vector<double> figures;
        for (int index = 0; index <= runs; index++) {
            const double before = residentBytes();
            Made made = make();
            const double after = residentBytes();
            free(made);
            // The first run loads what the process loads once.
            if (index > 0) figures.push_back((after - before) / static_cast<double>(size));
        }
        print(row, size, "B/" + unit, figures);
    }

    [[noreturn]] static void stop(const std::string &text) {
        std::fprintf(stderr, "error: %s\n", text.c_str());
        std::exit(EXIT_FAILURE);
    }

private:
    static constexpr int runs = 9;
    /// In nanoseconds.
    static constexpr double shortestRun = 20e6;
    std::vector<std::string> filters;

    /// By the wall clock, or in processor time if PEERS_CLOCK is "cpu"; in nanoseconds.
    static double now() {
        static const char *name = std::getenv("PEERS_CLOCK");
        static const clockid_t clock =
            name && std::string(name) == "cpu" ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC;
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
    }

    static void note(const std::string &row, long size) {
        std::fprintf(stderr, "Qt: %s, %ld\n", row.c_str(), size);
    }

    static void print(
        const std::string &row, long size, const std::string &unit, std::vector<double> figures) {
        std::sort(figures.begin(), figures.end());
        std::printf(
            "%s\t%ld\t%s\t%.4f\t%.4f\t%.4f\n", row.c_str(), size, unit.c_str(), figures[figures.size() / 2],
            figures.front(), figures.back());
        std::fflush(stdout);
    }

    /// The memory of the process, after the allocator has returned its free pages to the system.
    static double residentBytes() {
        malloc_trim(0);
        long total = 0;
        long resident = 0;
        FILE *file = std::fopen("/proc/self/statm", "r");
        if (!file || std::fscanf(file, "%ld %ld", &total, &resident) != 2) {
            stop("/proc/self/statm cannot be read.");
        }
        std::fclose(file);
        return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
    }
};
