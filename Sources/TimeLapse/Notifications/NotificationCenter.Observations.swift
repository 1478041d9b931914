import Foundation

extension NotificationCenter {
    /// The observations of a centre, found by name, object and observer: a notification does not look at those of others.
    ///
    /// Those that have ended stay until they are the greater part, so that ending one does not look at the others. What is
    /// dropped then is returned, to be released where no lock is held: deinitializers may call the centre.
    struct Observations: Sendable {
        /// The observations for one name, or for any, in the order in which they were added.
        private struct Named: Sendable {
            var ofAnyObject: [Observation] = []
            var byObject: [ObjectIdentifier: [Observation]] = [:]
        }

        private var byName: [Notification.Name?: Named] = [:]
        private var byObserver: [ObjectIdentifier: [Observation]] = [:]
        /// How many there are, with those that have ended.
        private var count = 0
        /// How many of them have ended, as far as the centre was told.
        private var ended = 0
        /// How many were added since the last look for observers that were freed.
        private var added = 0

        var isEmpty: Bool { count == 0 }

        /// All that have not ended, in the order in which they were added.
        var all: [Observation] { stored.filter { !$0.isRemoved } }

        /// With those that have ended.
        private var stored: [Observation] {
            byName.values.flatMap { $0.byObject.values.joined() + $0.ofAnyObject }.inOrder
        }

        /// Adds an observation.
        ///
        /// - Complexity: O(1) on average.
        mutating func append(_ observation: Observation) -> [Observation] {
            insert(observation)
            added += 1
            return added > max(Self.fewest, count / 2) ? dropEnded() : []
        }

        /// How many are added at least before freed observers are looked for.
        private static let fewest = 8

        private mutating func insert(_ observation: Observation) {
            count += 1
            if let object = observation.objectID {
                byName[observation.name, default: Named()].byObject[object, default: []].append(observation)
            } else {
                byName[observation.name, default: Named()].ofAnyObject.append(observation)
            }
            if let observer = observation.observerID { byObserver[observer, default: []].append(observation) }
        }

        /// Those that a notification may concern, in the order in which they were added.
        ///
        /// - Complexity: O(*k* log *k*) in those for its name and object, or for any.
        func called(by notification: Notification) -> [Observation] {
            let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
            var lists: [[Observation]] = []
            for named in [byName[notification.name], byName[nil]] {
                guard let named else { continue }
                if !named.ofAnyObject.isEmpty { lists.append(named.ofAnyObject) }
                if let object, let list = named.byObject[object] { lists.append(list) }
            }
            return lists.count < 2 ? lists.first ?? [] : lists.flatMap { $0 }.inOrder
        }

        func of(_ observer: AnyObject) -> [Observation] {
            (byObserver[ObjectIdentifier(observer)] ?? []).filter { $0.isOf(observer) && !$0.isRemoved }
        }

        /// Notes that so many have ended.
        ///
        /// - Complexity: O(1) on average.
        mutating func noteEnded(_ number: Int) -> [Observation] {
            ended += number
            return ended * 2 > count ? dropEnded() : []
        }

        private mutating func dropEnded() -> [Observation] {
            let former = stored
            self = Observations()
            var dropped: [Observation] = []
            for observation in former {
                if observation.isRemoved || observation.isAbandoned {
                    dropped.append(observation)
                } else {
                    insert(observation)
                }
            }
            return dropped
        }
    }
}

extension [NotificationCenter.Observation] {
    fileprivate var inOrder: [NotificationCenter.Observation] { sorted { $0.number < $1.number } }
}
